import sizes from './sizes.json'
import * as css from './state-table.css.ts'

export interface ComponentSizeProps {
  /** The component's folder, such as `feedback-dialog`. */
  of: string
}

interface Measured {
  /** Its own code and that of the components it is made of, without React and XState. */
  own: { gzip: number }
  /** The same with XState, where it uses it; React is on the page already. */
  whole: { gzip: number }
  css: { gzip: number }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What a component weighs, gzip, as `npm run bench` measured it. */
export function ComponentSize({ of }: ComponentSizeProps) {
  const measured = (sizes as Record<string, Measured>)[of]
  if (!measured) return <p>Not measured yet: npm run bench -- --only sizes</p>
  const rows = {
    'Its own code': measured.own.gzip,
    'With XState, where it uses it': measured.whole.gzip,
    Styles: measured.css.gzip,
  }
  return (
    <table className={`sb-unstyled ${css.table}`} aria-label={`Size of ${of}, gzip`}>
      <tbody>
        {Object.entries(rows).map(([name, bytes]) => (
          <tr key={name}>
            <th scope="row" className={css.cell}>
              {name}
            </th>
            <td className={css.cell}>{kilobytes(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
