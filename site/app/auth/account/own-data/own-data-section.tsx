import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import type { User } from '@anupalan/server/contract/core/access'
import { istDate } from '@anupalan/server/compliance/ist'
import { useState } from 'react'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
import { useApiMutation } from '../../../data/use-api.ts'
import { AccountSection } from '../account-section.tsx'
import * as css from '../account.css.ts'
import { accountApi } from '../api.ts'
import { saveTextFile } from '../save-file.ts'
import { accountWords } from '../words.ts'
import { DeleteAccount } from './delete-account.tsx'

const words = accountWords.ownData

/** Export and erasure of one's own data (DPDP Act 2023, sections 11 and 12). */
export function OwnDataSection({ user }: { user: User }) {
  const { mutate, isPending, error } = useApiMutation(accountApi, 'exportAccount')
  const [isDeleting, setDeleting] = useState(false)
  const save = () =>
    mutate(undefined, {
      onSuccess: (text) => {
        saveTextFile(words.fileName(istDate(Date.now())), text, 'application/json')
        toasts.toast({ title: words.exported })
      },
    })
  return (
    <AccountSection
      id="own-data"
      heading={words.heading}
      text={
        <>
          {words.text} {words.questions.before}
          <Link href={`mailto:${words.questions.email}`}>{words.questions.email}</Link>
          {words.questions.after}
        </>
      }
    >
      <div className={css.part}>
        <Heading level={3} size="label">
          {words.exportHeading}
        </Heading>
        <Text>{words.exportText}</Text>
        <ProblemAlert title={words.notExported} error={error} />
        <div className={css.alone}>
          <Button variant="secondary" isPending={isPending} onPress={save}>
            {isPending ? words.exporting : words.export}
          </Button>
        </div>
      </div>
      <div className={css.part}>
        <Heading level={3} size="label">
          {words.deleteHeading}
        </Heading>
        <Text>{words.deleteText}</Text>
        <div className={css.alone}>
          <Button variant="secondary" onPress={() => setDeleting(true)}>
            {words.delete}
          </Button>
        </div>
      </div>
      <DeleteAccount isOpen={isDeleting} onClose={() => setDeleting(false)} user={user} />
    </AccountSection>
  )
}
