import { FileTrigger, type FileTriggerProps } from '@anupalan/design-system/file-trigger'
import * as css from './photographs.css.ts'

/** The camera of a phone; not visible elsewhere. */
export const CameraTrigger = (
  props: Pick<FileTriggerProps, 'children' | 'label' | 'onSelect' | 'size' | 'wide'>,
) => (
  <div className={css.camera}>
    <FileTrigger variant="secondary" acceptedFileTypes={['image/*']} defaultCamera="environment" {...props} />
  </div>
)
