import { DatePicker } from '@anupalan/design-system/date-picker'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { addDays, parseIsoDate, type IsoDate } from '@anupalan/server/compliance/ist'
import {
  announcementMessages as messages,
  announcementRules as rules,
  hrefLimit,
  isAnnouncementHref,
} from '@anupalan/server/contract/announcements/rules'
import type { Announcement } from '@anupalan/server/contract/announcements/schema'
import { cleanLine, countCharacters } from '@anupalan/server/contract/core/text'
import { useId, useRef, useState } from 'react'
import { AnnouncementBar } from '../../../chrome/announcement/announcement-bar.tsx'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { useFirstFieldFocus } from '../../auth/account/change/change-form.tsx'
import { EditForm, useNewest } from '../../auth/account/change/edit-form.tsx'
import { useChange } from '../../auth/account/change/use-change.ts'
import { useApiMutation } from '../../data/use-api.ts'
import * as common from '../rows.css.ts'
import { daysOf } from './announcement-days.ts'
import { contentApi } from './api.ts'
import * as css from './content.css.ts'
import { contentWords } from './words.ts'

const words = contentWords.announcements.form

/** Days that can be chosen after today: two years. */
const CHOICE_DAYS = 730

export interface AnnouncementDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The day in India. */
  today: IsoDate
  /** The announcement to edit. @default a new one */
  announcement?: Announcement | undefined
}

/** Adds or edits an announcement, with a preview of what public pages show. */
export function AnnouncementDialog({ isOpen, onClose, today, announcement }: AnnouncementDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={announcement ? words.edit : words.add}>
      <AnnouncementForm onClose={onClose} today={today} announcement={announcement} />
    </Dialog>
  )
}

function checkText(text: string): string | undefined {
  const length = countCharacters(cleanLine(text))
  const { min, max, short, long } = rules.text
  return length < min ? short : length > max ? long : undefined
}

const checkHref = (href: string) =>
  href.length <= hrefLimit && isAnnouncementHref(href.trim()) ? undefined : messages.href

function AnnouncementForm({ onClose, today, announcement }: Omit<AnnouncementDialogProps, 'isOpen'>) {
  const form = useRef<HTMLFormElement>(null)
  const previewId = useId()
  const [text, setText] = useState(announcement?.text ?? '')
  const [href, setHref] = useState(announcement?.href ?? '')
  const refreshes = ['listAnnouncements'] as const
  const { mutateAsync: add } = useApiMutation(contentApi, 'addAnnouncement', { refreshes })
  const { mutateAsync: update } = useApiMutation(contentApi, 'updateAnnouncement', { refreshes })
  const { newest, saveNewest } = useNewest(announcement, refreshes)
  const change = useChange(form, {
    checks: {
      text: checkText,
      href: checkHref,
      from: (day) => (day === '' ? messages.from : undefined),
      until(day) {
        const from = new FormData(form.current!).get('from')
        return day === ''
          ? messages.until
          : typeof from === 'string' && day < from
            ? messages.order
            : undefined
      },
    },
    async send(fields) {
      const body = {
        text: cleanLine(fields.text ?? ''),
        href: (fields.href ?? '').trim(),
        from: parseIsoDate(fields.from ?? ''),
        until: parseIsoDate(fields.until ?? ''),
      }
      if (!announcement) return add({ body })
      const { id } = announcement
      return saveNewest(
        (version) => update({ params: { announcement: id }, body: { ...body, version } }),
        async () => {
          const { announcements } = await contentApi.listAnnouncements()
          return announcements.find((each) => each.id === id)
        },
      )
    },
    onDone() {
      toasts.toast({ title: words.done })
      onClose()
    },
  })
  const { errors, clearError } = change
  useFirstFieldFocus(form)
  const min = announcement && announcement.from < today ? announcement.from : today
  const max = addDays(today, CHOICE_DAYS)
  return (
    <EditForm
      ref={form}
      label={announcement ? words.edit : words.add}
      words={words}
      cancel={contentWords.cancel}
      buttonsClassName={common.actions}
      change={change}
      newest={newest ? words.newest(newest.text, daysOf(newest)) : undefined}
      onCancel={onClose}
    >
      <TextField
        label={words.text}
        name="text"
        value={text}
        onChange={setText}
        autoComplete="off"
        isRequired
        description={words.textHelp}
        errorMessage={errors.text}
      />
      <TextField
        label={words.href}
        name="href"
        type="url"
        value={href}
        onChange={setHref}
        autoComplete="off"
        isOptional
        description={words.hrefHelp}
        errorMessage={errors.href}
      />
      <div className={css.days}>
        <DatePicker
          label={words.from}
          name="from"
          defaultValue={announcement?.from ?? today}
          {...{ min, max, today }}
          onChange={() => clearError('from')}
          isRequired
          errorMessage={errors.from}
        />
        <DatePicker
          label={words.until}
          name="until"
          defaultValue={announcement?.until ?? null}
          {...{ min, max, today }}
          onChange={() => clearError('until')}
          isRequired
          errorMessage={errors.until}
        />
      </div>
      <Stack gap="xs">
        <Text size="small" tone="quiet" id={previewId}>
          {words.preview}
        </Text>
        <div className={css.preview} role="group" aria-labelledby={previewId} inert>
          <AnnouncementBar
            text={cleanLine(text) || words.empty}
            href={isAnnouncementHref(href.trim()) ? href.trim() : undefined}
          />
        </div>
      </Stack>
    </EditForm>
  )
}
