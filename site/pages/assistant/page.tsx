import { InPreparation } from '../../ui/page/in-preparation.tsx'

/** Announced, and not yet whole. */
export default function AssistantPage() {
  return <InPreparation path="/ai-assistant" />
}
