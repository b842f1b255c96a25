/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { ThemeSwitch } from './index.ts'

refused(
  // @ts-expect-error: system, light or dark.
  <ThemeSwitch value="sepia" onChange={() => {}} />,
)
refused(
  // @ts-expect-error: `onChange` is required: the parent owns the choice.
  <ThemeSwitch value="light" />,
)
