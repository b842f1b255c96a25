import { Button } from 'react-aria-components/Button'
import { MenuTrigger } from 'react-aria-components/Menu'
import { buttonClass, type ButtonLook } from '../button/button-class.ts'
import { PageLocale } from '../page-locale/index.ts'
import { Popover } from '../popover/popover.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { MenuList } from './menu-list.tsx'
import * as css from './menu.css.ts'

export interface MenuButtonProps extends Pick<ButtonLook, 'size'> {
  /** The button's label, and the name of the menu. */
  label: string
  /** Shows three dots instead of the label, which remains the accessible name. @default false */
  isIconOnly?: boolean
  /** As of `Button`. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** In the order in which people need them; what cannot be undone last. */
  items: readonly MenuEntry[]
  /** Not available; say why next to it. @default false */
  isDisabled?: boolean
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * A button that opens a menu of actions and links.
 *
 * The menu of react-aria-components: arrow keys, letters that jump to an item, focus that returns to the button. Style
 * states by `[data-focused]`, `[data-focus-visible]`, `[data-disabled]`; the open button by `[aria-expanded="true"]`.
 */
export function MenuButton({
  label,
  isIconOnly = false,
  variant = 'secondary',
  size = 'medium',
  items,
  isDisabled = false,
  onOpenChange,
}: MenuButtonProps) {
  return (
    <PageLocale>
      <MenuTrigger {...(onOpenChange && { onOpenChange })}>
        <Button
          isDisabled={isDisabled}
          {...(isIconOnly && { 'aria-label': label })}
          className={isIconOnly ? css.iconButton : `${css.button} ${buttonClass({ variant, size })}`}
        >
          {isIconOnly ? (
            <svg className={css.dots} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d="M4 10h.01M10 10h.01M16 10h.01" />
            </svg>
          ) : (
            <>
              {label}
              <svg className={css.arrow} viewBox="0 0 12 8" aria-hidden="true" focusable="false">
                <path d="M1 1.5 6 6.5 11 1.5" />
              </svg>
            </>
          )}
        </Button>
        <Popover>
          <MenuList items={items} />
        </Popover>
      </MenuTrigger>
    </PageLocale>
  )
}
