/** How a game came about that waits for a second player. */
export interface Challenge {
  /** Who plays what is drawn when the second player joins; until then the challenger holds a seat for the time being. */
  readonly drawn: boolean
  /** Whoever has the link, whoever comes first, or one player who was asked. */
  readonly to: 'link' | 'all' | 'player'
  /** Both had wished to be rated when the second player joined. */
  readonly rated?: true
  /** It did not come to a game. */
  readonly closed: Closed | null
}
/** `left`: both sat there, and one deleted his account before the dice were mixed. */
export type Closed = 'withdrawn' | 'declined' | 'left'
