import { useMachine } from '@xstate/react'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import { Button } from '../button/index.ts'
import { FieldErrorMark } from '../field/field-parts.tsx'
import { useField } from '../field/use-field.ts'
import { Heading } from '../heading/index.ts'
import { Text } from '../text/index.ts'
import * as css from './newsletter-box.css.ts'
import { newsletterBoxMachine } from './newsletter-box.machine.ts'

export interface NewsletterBoxProps {
  /** Title and accessible name. */
  title: string
  /** Level of the title in the page's outline. @default 2 */
  level?: 2 | 3
  /** The benefit of subscribing. */
  description?: ReactNode
  /** Label of the field. */
  label: string
  /** Label of the button. */
  submit: string
  /** The field's error message if it is empty. */
  askForEmail: string
  /** Announced when an email was entered: thanks, and what really happens with it. */
  thanks: ReactNode
  /** A frozen state for stories. */
  snapshot?: SnapshotFrom<typeof newsletterBoxMachine>
}

/**
 * A form for a newsletter's subscribers. It sends nothing, before hydration either: a form of method `dialog` outside a
 * dialog does not submit.
 */
export function NewsletterBox({ title, level = 2, label, snapshot, ...words }: NewsletterBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  // oxlint-disable-next-line react/refs -- the machine reads them later, not while it is made
  const [machine] = useState(() =>
    newsletterBoxMachine.provide({
      actions: {
        focusField: () => input.current?.focus(),
        clearField: () => input.current?.form?.reset(),
      },
    }),
  )
  const [state, send] = useMachine(machine, { snapshot })
  const isAsking = state.matches('asking')
  const { ids, controlProps } = useField({
    errorMessage: isAsking && words.askForEmail,
    isRequired: true,
    name: 'email',
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'submitted', email: input.current?.value ?? '' })
  }

  return (
    <form
      method="dialog"
      noValidate
      aria-labelledby={`${ids.control}-title`}
      className={css.form}
      onSubmit={submit}
    >
      <Heading level={level} size="title" id={`${ids.control}-title`}>
        {title}
      </Heading>
      {words.description && <Text size="small">{words.description}</Text>}
      <label htmlFor={ids.control} className={css.label}>
        {label}
      </label>
      <div className={css.line}>
        <input
          ref={input}
          {...controlProps}
          type="email"
          autoComplete="email"
          className={css.input}
          onChange={() => send({ type: 'typed' })}
        />
        <Button type="submit" variant="secondary">
          {words.submit}
        </Button>
      </div>
      <div role="alert" id={ids.error} className={`${css.message} ${isAsking ? css.asking : ''}`}>
        {isAsking && (
          <>
            <FieldErrorMark />
            {words.askForEmail}
          </>
        )}
        {state.matches('thanked') && words.thanks}
      </div>
    </form>
  )
}
