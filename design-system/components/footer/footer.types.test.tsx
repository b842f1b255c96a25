/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { CurrentYear, Footer, FooterButton } from './index.ts'

const foot = { groups: [], copyright: 'Anupalan', year: 2026 }

refused(
  // @ts-expect-error: `built` is required: the year of the prerendered page.
  <Footer groups={[]} copyright="Anupalan" />,
)
refused(
  // @ts-expect-error: every link has an `href`.
  <Footer {...foot} social={[{ label: 'Mastodon' }]} />,
)
refused(
  // @ts-expect-error: a year is a number.
  <CurrentYear built="2026" />,
)
refused(
  // @ts-expect-error: it has a label.
  <FooterButton />,
)
