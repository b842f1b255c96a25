import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The admin area: what each service image must be. */
export default function AdminServiceImageGuide() {
  return <InPreparation path="/admin/service-image-guide" />
}
