import type { ComponentProps } from 'react'
import { Header, Menu, MenuItem as Item, MenuSection as Section, Separator } from 'react-aria-components/Menu'
import { LinkElement } from '../link/link-element.tsx'
import type { MenuEntry, MenuItem } from './menu-entry.ts'
import * as popover from '../popover/popover.css.ts'
import * as css from './menu.css.ts'

type ItemElement = NonNullable<ComponentProps<typeof Item>['render']>

/** Links are the site's own, so that its router handles them. */
const renderElement: ItemElement = (props) =>
  'href' in props ? <LinkElement {...props} /> : <div {...props} />

function MenuListItem({ item }: { item: MenuItem }) {
  const { id, label, description, isDisabled = false, tone = 'neutral', href, onAction } = item
  return (
    <Item
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href !== undefined && { href })}
      {...(onAction && { onAction })}
      render={renderElement}
      className={`${popover.item} ${css.tone[tone]}`}
    >
      <span className={popover.itemText}>
        {label}
        {description !== undefined && <span className={popover.itemDescription}>{description}</span>}
      </span>
    </Item>
  )
}

function MenuListEntry({ entry }: { entry: Exclude<MenuEntry, 'separator'> }) {
  if (!('items' in entry)) return <MenuListItem item={entry} />
  return (
    <Section id={entry.id} className={css.section}>
      <Header className={popover.heading}>{entry.label}</Header>
      {entry.items.map((item) => (
        <MenuListItem key={item.id} item={item} />
      ))}
    </Section>
  )
}

/** The open menu. */
export function MenuList({ items }: { items: readonly MenuEntry[] }) {
  return (
    <Menu className={popover.list}>
      {items.map((entry, at) =>
        entry === 'separator' ? (
          // oxlint-disable-next-line react/no-array-index-key -- it has nothing else, and no state
          <Separator key={at} className={css.separator} />
        ) : (
          <MenuListEntry key={entry.id} entry={entry} />
        ),
      )}
    </Menu>
  )
}
