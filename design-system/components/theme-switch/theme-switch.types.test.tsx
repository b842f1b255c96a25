/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { ThemeSwitch } from './index.ts'

refused(
  // @ts-expect-error: system, light or dark.
  <ThemeSwitch value="sepia" onChange={() => {}} />,
)
refused(
  // @ts-expect-error: its owner keeps the choice.
  <ThemeSwitch value="light" />,
)
