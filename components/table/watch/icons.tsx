import type { ReactNode } from 'react'

const Icon = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
    {children}
  </svg>
)

export const Start = () => (
  <Icon>
    <path d="M7 4.5v15l13-7.5z" />
  </Icon>
)
export const Pause = () => (
  <Icon>
    <path d="M6 4.5h4v15H6zM14 4.5h4v15h-4z" />
  </Icon>
)
export const NextStep = () => (
  <Icon>
    <path d="M5 4.5v15L16 12zM16.5 4.5H19v15h-2.5z" />
  </Icon>
)
export const BackStep = () => (
  <Icon>
    <path d="M19 4.5v15L8 12zM5 4.5h2.5v15H5z" />
  </Icon>
)
/** A shell burst: on to the next fight. */
export const Fight = () => (
  <Icon>
    <path d="M12 2l2.2 5 4.9-2.1L17 9.8l5 2.2-5 2.2 2.1 4.9-4.9-2.1L12 22l-2.2-5-4.9 2.1L7 14.2 2 12l5-2.2-2.1-4.9L9.8 7z" />
  </Icon>
)
/** Lines of a log. */
export const All = () => (
  <Icon>
    <path d="M4 5.5h16v2.4H4zM4 10.8h16v2.4H4zM4 16.1h16v2.4H4z" />
  </Icon>
)
export const Chain = () => (
  <Icon>
    <path d="M10 7H7a5 5 0 0 0 0 10h3v-2H7a3 3 0 0 1 0-6h3zM14 7h3a5 5 0 0 1 0 10h-3v-2h3a3 3 0 0 0 0-6h-3zM8 11h8v2H8z" />
  </Icon>
)
export const Done = () => (
  <Icon>
    <path d="M9.5 18.5l-6-6 1.6-1.6 4.4 4.4 9.4-9.4 1.6 1.6z" />
  </Icon>
)
