/** A form whose record somebody else has changed first: what was typed stays, beside what is stored now. */
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { isChangedMeanwhile } from '../../data/problem.ts'
import * as css from './client.css.ts'
import { clientWords } from './words.ts'

const words = clientWords.conflict

/** What stands under a field whose stored value is another than the typed one; `undefined` without a conflict. */
export function storedNow(isConflict: boolean, stored: string, typed: string): ReactNode {
  if (!isConflict || stored === typed.trim()) return undefined
  return (
    <>
      {words.storedNow}{' '}
      {stored === '' ? (
        words.nothing
      ) : (
        <bdi className={css.stored} dir="auto">
          {stored}
        </bdi>
      )}
    </>
  )
}

/** Why something was not saved, and what to do after a conflict. */
export const ConflictAlert = ({ title, error }: { title: string; error: unknown }) => (
  <Stack gap="xs">
    <ProblemAlert title={title} error={error} />
    {isChangedMeanwhile(error) && <Text size="small">{words.kept}</Text>}
  </Stack>
)
