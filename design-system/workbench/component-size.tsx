import sizes from './sizes.json'
import * as css from './state-table.css.ts'

export interface ComponentSizeProps {
  /** The component's folder, such as `feedback-dialog`. */
  of: string
}

interface Measured {
  /** Its own code and that of the components it uses, without libraries. */
  own: { gzip: number }
  /** The same with XState and react-aria, if it uses them; React is already on the page. */
  whole: { gzip: number }
  css: { gzip: number }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The size of a component, gzip, as measured by `npm run bench`. */
export function ComponentSize({ of }: ComponentSizeProps) {
  const measured = (sizes as Record<string, Measured>)[of]
  if (!measured) return <p>Not measured yet: npm run bench -- --only sizes</p>
  const rows = {
    'Its own code': measured.own.gzip,
    'With its libraries, without React': measured.whole.gzip,
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
