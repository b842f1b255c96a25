import type { ReactNode } from 'react'
import {
  Button,
  Label,
  Tag,
  TagGroup as AriaTagGroup,
  TagList,
  type Selection,
} from 'react-aria-components/TagGroup'
import { FieldDescription } from '../field/field-parts.tsx'
import { useField } from '../field/use-field.ts'
import * as field from '../field/field.css.ts'
import { useMessages } from '../messages/index.ts'
import { PageLocale } from '../page-locale/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { tagGroupMessages } from './tag-group.messages.ts'
import * as css from './tag-group.css.ts'

export interface TagItem {
  /** Unique in the group. */
  id: string
  /** A word or a few, as text. */
  label: string
  /** Neither selectable nor removable. @default false */
  isDisabled?: boolean
}

export interface TagGroupProps {
  /** What the tags are: the accessible name of their list. */
  label: string
  /** Whether the label is for screen readers only, because the text next to it has the same meaning. @default false */
  isLabelHidden?: boolean
  /** Help text, read after the label. */
  description?: ReactNode
  tags: readonly TagItem[]
  /** Called with the ids of the tags to remove: by their buttons, or Delete. Without it they cannot be removed. */
  onRemove?: (ids: readonly string[]) => void
  /** How many tags can be selected: filters are `multiple`. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** Ids of the selected tags, if the parent controls them. Requires `onSelectionChange`. */
  selected?: readonly string[]
  /** Ids of the initially selected tags, if uncontrolled. @default [] */
  defaultSelected?: readonly string[]
  /** Called with the ids of the selected tags, in the order of `tags`. */
  onSelectionChange?: (selected: readonly string[]) => void
  /** Instead of tags, if there are none. */
  emptyText?: string
}

/**
 * A labelled list of short texts, which can be removed, or selected as filters.
 *
 * The tag group of react-aria-components: one Tab stop, in which arrow keys move; Space selects, Delete removes, and the
 * focus moves to the next tag. Style states by `[data-selected]`, `[data-focus-visible]`, `[data-disabled]`.
 */
export function TagGroup({
  label,
  isLabelHidden = false,
  description,
  tags,
  onRemove,
  selectionMode = 'none',
  selected,
  defaultSelected,
  onSelectionChange,
  emptyText,
}: TagGroupProps) {
  const { remove } = useMessages('tagGroup', tagGroupMessages)
  const { ids, controlProps } = useField({ description })
  const inOrder = (chosen: Selection) =>
    tags.filter(({ id }) => chosen === 'all' || chosen.has(id)).map(({ id }) => id)
  return (
    <PageLocale>
      <AriaTagGroup
        selectionMode={selectionMode}
        className={field.frame}
        aria-describedby={controlProps['aria-describedby']}
        {...(selected && { selectedKeys: selected })}
        {...(defaultSelected && { defaultSelectedKeys: defaultSelected })}
        {...(onSelectionChange && { onSelectionChange: (chosen) => onSelectionChange(inOrder(chosen)) })}
        {...(onRemove && { onRemove: (removed) => onRemove(inOrder(removed)) })}
      >
        {isLabelHidden ? (
          <VisuallyHidden>
            <Label>{label}</Label>
          </VisuallyHidden>
        ) : (
          <Label className={field.label}>{label}</Label>
        )}
        <TagList className={css.list} renderEmptyState={() => <span className={css.empty}>{emptyText}</span>}>
          {tags.map((tag) => (
            <Tag
              key={tag.id}
              id={tag.id}
              textValue={tag.label}
              isDisabled={tag.isDisabled ?? false}
              className={css.tag}
            >
              {selectionMode !== 'none' && (
                <svg className={css.tick} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                  <path d="M2.5 8.5 6.25 12.25 13.5 4" />
                </svg>
              )}
              <span className={css.text}>{tag.label}</span>
              {onRemove && (
                <Button slot="remove" aria-label={remove} className={css.remove}>
                  <svg className={css.cross} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
                    <path d="M2 2 10 10M10 2 2 10" />
                  </svg>
                </Button>
              )}
            </Tag>
          ))}
        </TagList>
        <FieldDescription id={ids.description}>{description}</FieldDescription>
      </AriaTagGroup>
    </PageLocale>
  )
}
