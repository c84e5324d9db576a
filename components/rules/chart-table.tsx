import type { Chart } from './charts'

/** A column such as 1.5-1 must not be torn apart. */
const ODDS = /^[\d.+]+-1$/

/** A chart; where it is wider than the page it scrolls by itself. */
export function ChartTable({ title, head, rows, notes = [], inWords }: Chart) {
  const figures = !inWords
  return (
    <div data-chart="" className="my-4 break-inside-avoid">
      <h3 className="text-lg font-extrabold">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <table className="w-full border-collapse text-[15px]">
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              {head.map((cell, i) => (
                <th
                  key={cell}
                  scope="col"
                  className={`p-2 leading-tight ${i === 0 || !figures ? 'text-left' : ''} ${ODDS.test(cell) ? 'whitespace-nowrap' : ''}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]} className="border-b border-line odd:bg-second/45">
                {row.map((cell, i) =>
                  i === 0 ? (
                    <th
                      key={head[i]}
                      scope="row"
                      className={`p-2 text-left align-top leading-tight font-bold ${figures ? 'whitespace-nowrap' : ''}`}
                    >
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={head[i]}
                      className={`p-2 align-top leading-tight ${figures ? 'text-center whitespace-nowrap' : ''}`}
                    >
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-[15px] text-dim">
          {note}
        </p>
      ))}
    </div>
  )
}
