/** Lines of the log. Gaps in braces are filled by the line's params. */
export const log = {} as const
