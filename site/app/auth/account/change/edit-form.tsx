import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { EndpointName } from '@anupalan/server/contract/endpoints'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
import { isChangedMeanwhile } from '../../../data/problem.ts'
import { useRefresh } from '../../../data/use-api.ts'
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

/**
 * The fields of a change, its error and its buttons. A field that is edited loses its error, except a file, which is
 * checked when it is chosen.
 */
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
        const isEdited =
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && target.type !== 'file')
        if (isEdited) clearError(target.name)
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

/** A record that is only replaced by its version: another one is a 409. */
interface Versioned {
  readonly version: number
}

/**
 * The form of a record that somebody else may have changed first. After a 409 the newest version is read, for the form
 * to show it, and only then may the next save replace it.
 *
 * @param edited what the form was opened with; `undefined` for a new record
 * @param refreshes reads that are fetched again when a newer version was found
 */
export function useNewest<Stored extends Versioned>(
  edited: Stored | undefined,
  refreshes: readonly EndpointName[],
) {
  const refresh = useRefresh()
  /** The version that a save replaces; 0 for a new record. */
  const version = useRef(edited?.version ?? 0)
  const [newest, setNewest] = useState<Stored | null>()

  /**
   * Saves, and reads the newest version if that was a conflict.
   *
   * @param save sends the form, which replaces this version
   * @param read what is stored now: `null` if it was removed, `undefined` if there is nothing to show
   */
  async function saveNewest<Result>(
    save: (version: number) => Promise<Result>,
    read: () => Promise<Stored | null | undefined>,
  ): Promise<Result> {
    try {
      return await save(version.current)
    } catch (error) {
      const found = isChangedMeanwhile(error) ? await read() : undefined
      if (found !== undefined) {
        version.current = found?.version ?? 0
        setNewest(found)
        void refresh(refreshes)
      }
      throw error
    }
  }
  /** `newest`: what was stored meanwhile, `null` if it was removed, `undefined` without a conflict. */
  return { newest, saveNewest }
}
