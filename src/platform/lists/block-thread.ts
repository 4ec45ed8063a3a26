import { yieldToRequests } from '../../lib/threads/thread-pool.ts'
import { describeBlock } from './describe-block.ts'

yieldToRequests()

export default describeBlock
