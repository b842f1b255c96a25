import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The client portal: documents by year and kind. */
export default function ClientDocuments() {
  return <InPreparation path="/client/documents" />
}
