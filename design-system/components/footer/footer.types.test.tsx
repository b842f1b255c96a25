/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { CurrentYear, Footer, FooterButton } from './index.ts'

const foot = { groups: [], copyright: 'Anupalan', year: 2026 }

refused(
  // @ts-expect-error: the year of the prerendered page is known.
  <Footer groups={[]} copyright="Anupalan" />,
)
refused(
  // @ts-expect-error: every link leads somewhere.
  <Footer {...foot} social={[{ label: 'Mastodon' }]} />,
)
refused(
  // @ts-expect-error: a year is a number.
  <CurrentYear built="2026" />,
)
refused(
  // @ts-expect-error: its words say what happens when it is pressed.
  <FooterButton />,
)
