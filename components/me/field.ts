/** How a field looks that is written in. */
export const FIELD =
  'min-h-12 w-full rounded-xl border border-line bg-second px-3 text-[17px] font-medium text-ink'
