import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { enquiryStatuses, type EnquiryStatus } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { ReceivedEnquiry } from '@anupalan/server/contract/enquiries/schema'
import { useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { enquiriesApi, refreshes } from './api.ts'
import * as css from './enquiries.css.ts'
import { enquiriesWords } from './words.ts'

const words = enquiriesWords.detail

const options = { refreshes, refreshesOnConflict: refreshes }

/** The status and the owner. What is chosen stays if somebody else has changed the enquiry meanwhile. */
export function EnquiryProgress({ enquiry }: { enquiry: ReceivedEnquiry }) {
  const owners = useApiQuery(enquiriesApi, 'listEnquiryOwners').data?.owners ?? []
  const [status, setStatus] = useState<EnquiryStatus>()
  const [owner, setOwner] = useState<string>()
  const setsStatus = useApiMutation(enquiriesApi, 'setEnquiryStatus', options)
  const setsOwner = useApiMutation(enquiriesApi, 'setEnquiryOwner', options)
  const isPending = setsStatus.isPending || setsOwner.isPending
  const error = setsStatus.error ?? setsOwner.error
  const isChanged = isChangedMeanwhile(error)
  const current = enquiry.owner?.username ?? ''

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const params = { enquiry: enquiry.reference }
    try {
      let { version } = enquiry
      if (owner !== undefined && owner !== current)
        ({ version } = await setsOwner.mutateAsync({ params, body: { owner, version } }))
      setOwner(undefined)
      if (status !== undefined && status !== enquiry.status)
        await setsStatus.mutateAsync({ params, body: { status, version } })
      setStatus(undefined)
      toasts.toast({ title: words.progress.saved })
    } catch {
      // Shown below, by `error`.
    }
  }

  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title">
        {words.progress.heading}
      </Heading>
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="md">
          <div className={css.progress}>
            <Select
              label={enquiriesWords.list.status}
              options={enquiryStatuses}
              value={status ?? enquiry.status}
              onChange={(value) => setStatus(value as EnquiryStatus)}
            />
            <Select
              label={enquiriesWords.list.owner}
              placeholder={enquiriesWords.list.nobody}
              options={ownerOptions(owners, enquiry)}
              value={owner ?? current}
              onChange={setOwner}
            />
          </div>
          <Alert tone="danger" title={isChanged && words.progress.notSaved}>
            {isChanged && words.changed}
          </Alert>
          <ProblemAlert title={words.progress.notSaved} error={isChanged ? null : error} />
          <div>
            <Button type="submit" variant="secondary" isPending={isPending}>
              {isPending ? words.progress.saving : words.progress.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}

/** The staff, with an owner who has left it. */
function ownerOptions(
  owners: readonly { readonly username: string; readonly fullName: string }[],
  { owner }: ReceivedEnquiry,
) {
  const isListed = owner === null || owners.some(({ username }) => username === owner.username)
  return (isListed ? owners : [...owners, owner]).map(({ username, fullName }) => ({
    value: username,
    label: fullName,
  }))
}
