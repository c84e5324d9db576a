import { playShare } from './share'

playShare(2)
