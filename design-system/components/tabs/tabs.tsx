import { useRef, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { useSelectedInView } from './use-selected-in-view.ts'
import { usePageLocale } from '../page-locale/index.ts'
import * as css from './tabs.css.ts'

export interface TabItem {
  /** Its key in `value`, unique among the tabs. */
  id: string
  /** One to three words. */
  label: string
  /** The number of items that wait in its panel, after the label. Not shown if 0. @default 0 */
  count?: number
  /** Readable, but not selectable; say why on another panel. @default false */
  isDisabled?: boolean
  /** Displayed while the tab is selected. Rendered only then; see `shouldKeepPanels`. */
  panel: ReactNode
}

export interface TabsProps {
  /** Accessible name of the list of tabs: what is divided, such as `Documents`. */
  label: string
  /** Two to about seven. */
  tabs: readonly TabItem[]
  /** The selected tab, if the parent controls it, as for one in the URL. Requires `onChange`. */
  value?: string
  /** The initially selected tab, if uncontrolled. @default the first that is not disabled */
  defaultValue?: string
  /** Called with the id of the tab that the user selects. */
  onChange?: (value: string) => void
  /**
   * `automatic`: an arrow key moves the focus and selects. `manual`: Enter or Space selects, so that passing a tab does
   * not load its panel. @default 'automatic'
   */
  keyboardActivation?: 'automatic' | 'manual'
  /**
   * `vertical` for long labels: the list is beside the panel from 768 px up, and above it otherwise.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Keeps a panel mounted, hidden, after it was opened: its state and its data remain. @default false
   */
  shouldKeepPanels?: boolean
}

/**
 * Views of one subject, one of them visible.
 *
 * On react-aria-components. If the tabs are wider than the page they scroll, with the selected one in view. Style states
 * by `[data-selected]`, `[data-hovered]`, `[data-focus-visible]`, `[data-disabled]`.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  keyboardActivation = 'automatic',
  orientation = 'horizontal',
  shouldKeepPanels = false,
}: TabsProps) {
  const [own, setOwn] = useState(() => defaultValue ?? tabs.find((tab) => !tab.isDisabled)?.id)
  const selected = value ?? own
  const opened = useOpened(selected)
  const list = useRef<HTMLDivElement>(null)
  useSelectedInView(list, selected, tabs.length)
  const locale = usePageLocale(list)
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    <I18nProvider locale={locale}>
      <AriaTabs
        selectedKey={selected}
        // Also called for the initial selection, and again for a selected tab that is pressed.
        onSelectionChange={(key) => {
          if (key !== selected) change(String(key))
        }}
        keyboardActivation={keyboardActivation}
        orientation={orientation}
        className={css.tabs[orientation]}
      >
        <TabList ref={list} aria-label={label} className={css.list[orientation]}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled} className={css.tab[orientation]}>
              {tab.label}
              {tab.count ? (
                <>
                  {' '}
                  <span className={css.count}>{tab.count}</span>
                </>
              ) : null}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel
            key={tab.id}
            id={tab.id}
            shouldForceMount={shouldKeepPanels && opened.has(tab.id)}
            className={css.panel}
          >
            {tab.panel}
          </TabPanel>
        ))}
      </AriaTabs>
    </I18nProvider>
  )
}

/** The tabs that have been selected so far. */
function useOpened(selected: string | undefined): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(selected ? [selected] : []))
  if (selected !== undefined && !opened.has(selected)) setOpened(new Set([...opened, selected]))
  return opened
}
