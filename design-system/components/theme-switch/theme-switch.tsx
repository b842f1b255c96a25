import { useId, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { useChosen } from '../radio-group/use-chosen.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { themeSwitchMessages } from './theme-switch.messages.ts'
import * as css from './theme-switch.css.ts'

/** `system` follows the system's preference. */
export type ThemeChoice = 'system' | 'light' | 'dark'

export interface ThemeSwitchProps {
  /** The selected theme. `null` while it is not known, as in a prerendered page: none is selected. */
  value: ThemeChoice | null
  /** Called with each choice; the parent applies the theme and stores the choice. */
  onChange: (value: ThemeChoice) => void
}

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark']
const isTheme = (value: string | null): value is ThemeChoice => themes.some((theme) => theme === value)

/**
 * Selects the theme of the page: as the system, light or dark.
 *
 * Three native radios. A choice made before hydration is passed to `onChange` on hydration. Style states by
 * `:has(:checked)` and `:has(:focus-visible)`.
 */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const words = useMessages('themeSwitch', themeSwitchMessages)
  const group = useRef<HTMLFieldSetElement>(null)
  const name = useId()
  const [chosen, choose] = useChosen(group, {
    value,
    onChange: (next) => isTheme(next) && onChange(next),
  })
  return (
    <fieldset ref={group} className={css.themeSwitch}>
      <legend>
        <VisuallyHidden>{words.theme}</VisuallyHidden>
      </legend>
      <div className={css.options}>
        {themes.map((theme) => (
          <label key={theme} className={css.option}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => choose(theme)}
              // Firefox would restore an earlier choice over the stored one.
              autoComplete="off"
              className={css.radio}
            />
            {words[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
