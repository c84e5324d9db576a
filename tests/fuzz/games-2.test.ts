import { playShare } from './share'

playShare(1)
