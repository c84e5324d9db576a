import { playShare } from './share'

playShare(0)
