import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import type { DocumentVersion } from '@anupalan/server/contract/documents/schema'
import { Spinner } from '../../../../ui/spinner.tsx'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
import { fileLabel } from '../document-labels.ts'
import { ImagePreview } from './image-preview.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import type { Preview } from './use-preview.ts'
import { previewWords as words } from './words.ts'

export interface PreviewDialogProps {
  preview: Preview
  onDownload: (version: DocumentVersion) => void
}

/** The content of a version, or why it cannot be shown, and its download. */
export function PreviewDialog({ preview, onDownload }: PreviewDialogProps) {
  const { isOpen, version, close, open, file, error, isPending } = preview
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      size="wide"
      title={<bdi>{version?.fileName}</bdi>}
      description={version && `${words.version(version.number)} · ${fileLabel(version)}`}
    >
      {version && (
        <Stack gap="md">
          <ProblemAlert
            title={words.notOpened}
            error={error}
            onRetry={() => open(version)}
            isRetrying={isPending}
          />
          {file === undefined && isPending && <Spinner />}
          {file && <Content file={file} version={version} />}
          <div>
            <Button variant="secondary" onPress={() => onDownload(version)}>
              {words.download}
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  )
}

const Content = ({ file, version: { kind, fileName } }: { file: Blob; version: DocumentVersion }) =>
  kind === 'pdf' ? (
    <PdfPreview file={file} name={fileName} />
  ) : (
    <ImagePreview file={file} kind={kind} name={fileName} />
  )
