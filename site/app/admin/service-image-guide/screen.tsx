import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The admin area: requirements for each service image. */
export default function AdminServiceImageGuide() {
  return <InPreparation path="/admin/service-image-guide" />
}
