import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The client portal: papers, by year and by kind. */
export default function ClientDocuments() {
  return <InPreparation path="/client/documents" />
}
