interface Props {
  label: string
  /** Absent where what is sought stands in the field alone. */
  value?: string
  onSeek: (text: string) => void
  className?: string
}

/** Where one types what is sought. Not below 16 pixels, or a phone zooms in. */
export const SearchField = ({ label, value, onSeek, className = 'w-full' }: Props) => (
  <input
    type="search"
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={(event) => onSeek(event.target.value)}
    className={`min-h-12 rounded-xl border border-line bg-second px-3 text-[16px] ${className}`}
  />
)
