import { Badge, type BadgeProps } from '@anupalan/design-system/badge'
import {
  applicationStatuses,
  type ApplicationStatus,
} from '@anupalan/server/contract/applications/review-rules'

const tones: Readonly<Record<ApplicationStatus, BadgeProps['tone']>> = {
  new: 'accent',
  review: 'neutral',
  invited: 'positive',
  declined: 'neutral',
  hired: 'positive',
}

export const statusLabel = (status: ApplicationStatus): string =>
  applicationStatuses.find(({ value }) => value === status)?.label ?? status

export const ApplicationState = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
)
