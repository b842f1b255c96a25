import { showDaysLeft } from './days-left.ts'

showDaysLeft()
