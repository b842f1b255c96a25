import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { withdrawDocument } from '@anupalan/server/contract/documents/endpoints'
import type { Document } from '@anupalan/server/contract/documents/schema'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { apiOf } from '../../../ui/api.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { focusHeading } from '../../focus-heading.ts'
import * as css from './documents.css.ts'
import { useDocumentHref } from './use-filter.ts'
import { documentsWords } from './words.ts'

const words = documentsWords.detail
const api = apiOf({ withdrawDocument })

export interface WithdrawDocumentProps {
  client: string
  /** One whose newest version is withdrawable. */
  document: Document
}

/** The button that takes the newest version back, after a question. */
export function WithdrawDocument({ client, document }: WithdrawDocumentProps) {
  const [isOpen, setOpen] = useState(false)
  const isWithdrawn = useRef(false)
  // The version before may have been opened: the button is gone then, and the focus with it.
  useEffect(
    () => () => {
      if (isWithdrawn.current) requestAnimationFrame(focusHeading)
    },
    [],
  )
  const navigate = useNavigate()
  const hrefOf = useDocumentHref(client)
  const hasOthers = document.versions > 1
  const { mutate, isPending, error } = useApiMutation(api, 'withdrawDocument', {
    // The document itself is read again only if a version is left of it.
    refreshes: [
      'listDocuments',
      'listRequests',
      'listActivity',
      ...(hasOthers ? (['getDocument'] as const) : []),
    ],
    onStored: () => {
      isWithdrawn.current = true
      setOpen(false)
      toasts.toast({ title: words.withdrawn })
    },
  })
  const withdraw = () =>
    mutate(
      { params: { client, document: document.id } },
      {
        onSuccess: () => {
          if (!hasOthers) void navigate(hrefOf())
        },
      },
    )
  return (
    <Stack gap="xs">
      <Text size="small" tone="quiet">
        {words.withdrawHelp}
      </Text>
      <div>
        <Button variant="secondary" size="compact" onPress={() => setOpen(true)}>
          {words.withdraw}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        role="alertdialog"
        size="narrow"
        title={words.withdrawQuestion}
        description={<bdi>{words.withdrawText(document.name, hasOthers)}</bdi>}
        hasCloseButton={false}
      >
        <Stack gap="lg">
          <ProblemAlert title={words.notWithdrawn} error={error} />
          <div className={css.actions}>
            <Button isPending={isPending} onPress={withdraw}>
              {isPending ? words.withdrawing : words.withdrawConfirm}
            </Button>
            <Button variant="quiet" onPress={() => setOpen(false)}>
              {words.cancel}
            </Button>
          </div>
        </Stack>
      </Dialog>
    </Stack>
  )
}
