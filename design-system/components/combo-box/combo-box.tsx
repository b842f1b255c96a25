import { use, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { FieldDescription, FieldError, FieldOptional } from '../field/field-parts.tsx'
import { useField, type FieldProps } from '../field/use-field.ts'
import * as field from '../field/field.css.ts'
import { useMessages } from '../messages/index.ts'
import { PageLocale } from '../page-locale/index.ts'
import { Popover } from '../popover/popover.tsx'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { comboBoxMessages } from './combo-box.messages.ts'
import { ComboBoxList } from './combo-box-list.tsx'
import type { ComboBoxEntry, ComboBoxOption, ComboBoxSection } from './combo-box-options.ts'
import { useChoice } from './use-choice.ts'
import * as css from './combo-box.css.ts'

export type { ComboBoxOption, ComboBoxSection }

type Native = Pick<ComponentPropsWithRef<'input'>, 'inputMode' | 'lang' | 'form'>

export interface ComboBoxProps extends FieldProps, Native {
  /** Options, sections of options, or both. */
  options: readonly (ComboBoxOption | ComboBoxSection)[]
  /** The selected option's value, if the parent controls it; `''` for none. Requires `onChange`. */
  value?: string
  /** The initially selected option's value, if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the option's value after each selection; `''` if the text is cleared or is no option's. */
  onChange?: (value: string) => void
  /** Called with the text after each keystroke and selection, to load options or to keep a custom text. */
  onTextChange?: (text: string) => void
  /**
   * Whether text that is no option's is kept, and is then the form's value. Otherwise the text of the selected option is
   * restored when the focus leaves. @default false
   */
  allowsCustomValue?: boolean
  /** Whether `options` are those of the text already, for example as a search on the server. @default false */
  isFiltered?: boolean
  /** More options are loaded: said below those that there are. @default false */
  isLoading?: boolean
  /** Instead of options, if none matches; say what to do. @default 'Nothing found.' */
  emptyText?: string
  /** The input, to focus the first invalid field. */
  ref?: ComponentPropsWithRef<'input'>['ref']
}

/**
 * One choice of many, found by typing a part of its label or description.
 *
 * The combo box of react-aria-components: typing filters, arrow keys move without leaving the text, Enter selects. The
 * form's value is the option's, in a hidden input. Style states by `[data-open]`, `:disabled`, `[aria-invalid]`.
 */
export function ComboBox(props: ComboBoxProps) {
  return (
    <PageLocale>
      <ComboBoxField {...props} />
    </PageLocale>
  )
}

function ComboBoxField(props: ComboBoxProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...control } = props
  const { options, value, defaultValue = '', onChange, onTextChange, isFiltered = false, ...rest } = control
  const { allowsCustomValue = false, isLoading = false, emptyText, form, ref, ...native } = rest
  const { ids, controlProps } = useField({ id, name, description, errorMessage, isRequired, isDisabled })
  const messages = useMessages('comboBox', comboBoxMessages)
  const choice = useChoice({ options, value, defaultValue, onChange, onTextChange, isFiltered })
  return (
    <AriaComboBox<ComboBoxEntry>
      id={ids.control}
      className={field.frame}
      items={choice.shown}
      value={choice.chosen === '' ? null : choice.chosen}
      onChange={(key) => choice.select(key === null ? '' : String(key), allowsCustomValue && key === null)}
      inputValue={choice.text}
      onInputChange={choice.type}
      onOpenChange={(_isOpen, cause) => cause === 'manual' && choice.showAll()}
      {...(name !== undefined && { name })}
      {...(form !== undefined && { form })}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection
      isDisabled={isDisabled ?? false}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <Label id={ids.label} className={field.label}>
        {label}
        {isOptional && <FieldOptional />}
      </Label>
      <ComboBoxFrame>
        <Input
          {...native}
          ref={ref}
          aria-describedby={controlProps['aria-describedby']}
          className={`${field.inset} ${css.input}`}
        />
        <Button aria-label={messages.showOptions} className={css.button}>
          <svg className={css.arrow} viewBox="0 0 12 8" aria-hidden="true" focusable="false">
            <path d="M1 1.5 6 6.5 11 1.5" />
          </svg>
        </Button>
      </ComboBoxFrame>
      <Popover width="trigger">
        <ComboBoxList entries={choice.shown} isLoading={isLoading} emptyText={emptyText} />
      </Popover>
      <FieldError id={ids.error}>{errorMessage}</FieldError>
      <FieldDescription id={ids.description}>{description}</FieldDescription>
      <VisuallyHidden>
        <span role="status">{isLoading && messages.loading}</span>
      </VisuallyHidden>
    </AriaComboBox>
  )
}

/** The box of the field, which the list is below. */
function ComboBoxFrame({ children }: { children: ReactNode }) {
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false
  return (
    <Group
      className={`${field.box} ${css.box}`}
      // Escape closes the list; a dialog around the field then stays open.
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Escape') event.preventDefault()
      }}
    >
      {children}
    </Group>
  )
}
