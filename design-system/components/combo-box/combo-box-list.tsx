import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { useMessages } from '../messages/index.ts'
import * as popover from '../popover/popover.css.ts'
import { HEADING_PX, OPTION_PX, VIRTUALISED_FROM_OPTIONS } from './combo-box.constants.ts'
import { comboBoxMessages } from './combo-box.messages.ts'
import { countOf, type ComboBoxEntry, type ComboBoxOption } from './combo-box-options.ts'
import * as css from './combo-box.css.ts'

// Functions and not components: react-aria reads the id from the element that they return.
const renderOption = ({ value, label, description, isDisabled = false }: ComboBoxOption) => (
  <ListBoxItem
    id={value}
    textValue={label}
    isDisabled={isDisabled}
    className={`${popover.item} ${css.option}`}
  >
    <span className={popover.itemText}>
      {label}
      {description !== undefined && <span className={popover.itemDescription}>{description}</span>}
    </span>
    <svg className={css.tick} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2.5 8.5 6.25 12.25 13.5 4" />
    </svg>
  </ListBoxItem>
)

const renderEntry = (entry: ComboBoxEntry) =>
  'options' in entry ? (
    <ListBoxSection id={`section ${entry.label}`}>
      <Header className={popover.heading}>{entry.label}</Header>
      <Collection items={entry.options}>{renderOption}</Collection>
    </ListBoxSection>
  ) : (
    renderOption(entry)
  )

const layoutOptions = { estimatedRowHeight: OPTION_PX, estimatedHeadingHeight: HEADING_PX }

export interface ComboBoxListProps {
  /** The options that match. */
  entries: readonly ComboBoxEntry[]
  isLoading: boolean
  emptyText: string | undefined
}

/** The open list, of the items that the combo box has. */
export function ComboBoxList({ entries, isLoading, emptyText }: ComboBoxListProps) {
  const { options, nothingFound, loading } = useMessages('comboBox', comboBoxMessages)
  const isEmpty = use(ComboBoxStateContext)?.collection.size === 0
  const list = (
    <ListBox<ComboBoxEntry>
      aria-label={options}
      className={popover.list}
      renderEmptyState={() => (
        <div className={popover.note}>{isLoading ? loading : (emptyText ?? nothingFound)}</div>
      )}
    >
      {renderEntry}
    </ListBox>
  )
  return (
    <>
      {countOf(entries) < VIRTUALISED_FROM_OPTIONS ? (
        list
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
          {list}
        </Virtualizer>
      )}
      {isLoading && !isEmpty && <div className={css.loading}>{loading}</div>}
    </>
  )
}
