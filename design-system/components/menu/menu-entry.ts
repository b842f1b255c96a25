interface MenuItemBase {
  /** Unique in the menu. */
  id: string
  /** What a press does, as text. */
  label: string
  /** A second line, read after the label. */
  description?: string
  /** Listed, but not available; say why in `description`. @default false */
  isDisabled?: boolean
  /** `danger` for what deletes or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger'
}

/** An entry that does something on this page. */
export interface MenuAction extends MenuItemBase {
  /** Called on a press, after which the menu is closed. */
  onAction: () => void
  href?: never
}

/** An entry that navigates. */
export interface MenuLink extends MenuItemBase {
  /** A path of this site, a `#fragment`, or an absolute URL. */
  href: string
  onAction?: never
}

export type MenuItem = MenuAction | MenuLink

/** Items with a heading, which is also the name of their group. */
export interface MenuSection {
  /** Unique in the menu. */
  id: string
  /** The heading, as text. */
  label: string
  items: readonly MenuItem[]
}

/** An item, a section, or a rule between them. */
export type MenuEntry = MenuItem | MenuSection | 'separator'
