import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { Terms } from '../../../ui/terms.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import * as documents from '../documents/documents.css.ts'
import * as css from './data.css.ts'
import { dataWords } from './words.ts'

const words = dataWords.question

export interface ErasureQuestionProps {
  /** Name of the client. */
  client: string
  /** Whether the law has anything kept. */
  hasKept: boolean
  isPending: boolean
  /** Why it was not asked for. */
  error: unknown
  onAsk: () => void
  onClose: () => void
}

/** Says what an erasure takes away and leaves, before it is asked for. */
export function ErasureQuestion({ client, hasKept, isPending, error, onAsk, onClose }: ErasureQuestionProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      title={<bdi>{words.title(client)}</bdi>}
      description={words.description}
      hasCloseButton={false}
    >
      <Stack gap="lg">
        <Terms items={words.effects(hasKept)} className={css.effects} />
        <ProblemAlert title={words.failed} error={error} />
        <div className={documents.actions}>
          <Button isPending={isPending} onPress={onAsk}>
            {isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" autoFocus onPress={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
