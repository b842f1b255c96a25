import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode, RefObject } from 'react'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
import type { useChange } from './use-change.ts'

export interface EditFormProps {
  /** The form, which `useChange` reads. */
  ref: RefObject<HTMLFormElement | null>
  /** Name of the form. */
  label: string
  words: {
    submit: string
    /** Label of the button while the call is in flight, announced. */
    submitting: string
    /** Title of the error. */
    failed: string
  }
  /** Label of the button that closes the form. */
  cancel: string
  /** Style of the row of the buttons. */
  buttonsClassName: string
  /** What `useChange` returns for this form. */
  change: ReturnType<typeof useChange>
  /** What was stored meanwhile, below the error. @default nothing */
  newest?: string | undefined
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** The fields of a change, its error and its buttons. A field that is edited loses its error. */
export function EditForm({
  ref,
  label,
  words,
  cancel,
  buttonsClassName,
  change: { state, failure, submit, clearError },
  newest,
  onCancel,
  children,
}: EditFormProps) {
  const isBusy = state.hasTag('busy')
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'file') clearError(target.name)
      }}
    >
      <Stack gap="lg">
        {children}
        <ProblemAlert title={words.failed} error={failure} />
        {newest && failure !== null && <Text>{newest}</Text>}
        <div className={buttonsClassName}>
          <Button type="submit" isPending={isBusy}>
            {isBusy ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
