import { Button } from '@anupalan/design-system/button'
import { DatePicker } from '@anupalan/design-system/date-picker'
import { Dialog } from '@anupalan/design-system/dialog'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { addDays, formatDate, istDate, parseIsoDate } from '@anupalan/server/compliance/ist'
import { setFeesDate } from '@anupalan/server/contract/fees-date/endpoints'
import { feesDateMessages as messages } from '@anupalan/server/contract/fees-date/rules'
import type { FeesDate } from '@anupalan/server/contract/fees-date/schema'
import { useRef, useState } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { feesAsOf } from '../../../content/pricing.ts'
import { authorize } from '../../../session/authorize.ts'
import { useSession } from '../../../session/session.tsx'
import { EditForm, useNewest } from '../../auth/account/change/edit-form.tsx'
import { useChange } from '../../auth/account/change/use-change.ts'
import { Loaded } from '../../data/loaded.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { contentApi } from './api.ts'
import * as css from './content.css.ts'
import { contentWords } from './words.ts'

const words = contentWords.fees

/** How long ago the fees may have been confirmed, in days. */
const CHOICE_DAYS = 730

const refreshes = ['getFeesDate'] as const

/** The day as of which the fees are, which the pricing page says. */
export function FeesAsOf() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isEditor = authorize(setFeesDate.access, useSession()) === 'enter'
  const query = useApiQuery(contentApi, 'getFeesDate')
  const [isOpen, setOpen] = useState(false)
  const reset = useApiMutation(contentApi, 'resetFeesDate', { refreshes })
  const restore = () =>
    reset.mutate(undefined, {
      onSuccess: () => {
        toasts.toast({ title: words.resetDone })
        heading.current?.focus()
      },
    })
  return (
    <Stack gap="md" as="section">
      <div className={screen.sectionHead}>
        <Heading ref={heading} level={2} size="title" tabIndex={-1}>
          {words.heading}
        </Heading>
        {isEditor && query.data && <Button onPress={() => setOpen(true)}>{words.edit}</Button>}
      </div>
      <Text tone="quiet">{words.text}</Text>
      <Loaded query={query} title={words.notLoaded}>
        {(stored) => (
          <>
            <Text>{words.shown(formatDate(stored.date ?? feesAsOf))}</Text>
            {isEditor && stored.version > 0 && (
              <div className={css.actions}>
                <Button variant="quiet" isPending={reset.isPending} onPress={restore}>
                  {words.reset}
                </Button>
              </div>
            )}
            <Dialog isOpen={isOpen} onOpenChange={setOpen} size="narrow" title={words.form.title}>
              <FeesDateForm stored={stored} onClose={() => setOpen(false)} />
            </Dialog>
          </>
        )}
      </Loaded>
      <ProblemAlert title={words.resetFailed} error={reset.error} />
    </Stack>
  )
}

function FeesDateForm({ stored, onClose }: { stored: FeesDate; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [today] = useState(() => istDate(Date.now()))
  const { mutateAsync: save } = useApiMutation(contentApi, 'setFeesDate', { refreshes })
  const { newest, saveNewest } = useNewest(stored, refreshes)
  const change = useChange(form, {
    checks: {
      date: (text) => (text === '' ? messages.date : text > today ? messages.future : undefined),
    },
    send: ({ date = '' }) =>
      saveNewest(
        (version) => save({ body: { date: parseIsoDate(date), version } }),
        () => contentApi.getFeesDate(),
      ),
    onDone() {
      toasts.toast({ title: words.form.done })
      onClose()
    },
  })
  const { errors, clearError } = change
  return (
    <EditForm
      ref={form}
      label={words.form.title}
      words={words.form}
      cancel={contentWords.cancel}
      buttonsClassName={css.actions}
      change={change}
      newest={newest ? words.form.newest(formatDate(newest.date ?? feesAsOf)) : undefined}
      onCancel={onClose}
    >
      <DatePicker
        label={words.form.date}
        name="date"
        defaultValue={today}
        min={addDays(today, -CHOICE_DAYS)}
        max={today}
        today={today}
        onChange={() => clearError('date')}
        isRequired
        description={words.form.dateHelp}
        errorMessage={errors.date}
      />
    </EditForm>
  )
}
