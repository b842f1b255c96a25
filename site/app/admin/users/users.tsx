import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { useState } from 'react'
import * as screen from '../../screen-content.css.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { InvitationList } from './invitation-list.tsx'
import { UserList } from './user-list.tsx'
import { usersWords as words } from './words.ts'

const importInviteDialog = () => import('./invite-dialog.tsx').then(({ InviteDialog }) => InviteDialog)

/** The accounts and the invitations. */
export function Users() {
  const [isInviting, setInviting] = useState(false)
  const [InviteDialog, loadDialog, preload] = useLazyComponent(importInviteDialog)
  return (
    <>
      <div className={screen.sectionHead}>
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {words.heading}
          </Heading>
          <Text tone="quiet">{words.lead}</Text>
        </Stack>
        <Button onPress={() => void loadDialog(() => setInviting(true))} {...preload}>
          {words.invite.open}
        </Button>
      </div>
      <UserList />
      <InvitationList />
      {InviteDialog && <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />}
    </>
  )
}
