import { hraLimitations } from '@anupalan/server/compliance/hra'
import { hraWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { HraRules } from './rules.tsx'
import Hra from './tool.island.tsx'

export default function HraPage() {
  return <ToolPage words={hraWords} topic="hra" limits={hraLimitations} tool={Hra} rules={<HraRules />} />
}
