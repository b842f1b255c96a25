import { Dialog, type DialogProps } from '@anupalan/design-system/dialog'

/** A dialog of the account. Its actions have a way out, so there is no Close button. */
export const AccountDialog = (props: Omit<DialogProps, 'hasCloseButton'>) => (
  <Dialog {...props} hasCloseButton={false} />
)
