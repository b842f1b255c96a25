import type { Prose } from '../../content/prose.ts'
import * as layout from '../page-layout.css.ts'
import { plainText, ProseText } from './prose-text.tsx'

/** A list with a rule below each item. */
export const Points = ({ points }: { points: readonly Prose[] }) => (
  <ul role="list" className={layout.ruledList}>
    {points.map((point) => (
      <li key={plainText(point)} className={layout.ruledRow}>
        <ProseText words={point} />
      </li>
    ))}
  </ul>
)
