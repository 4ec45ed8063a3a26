import { yieldToRequests } from '../thread-pool.ts'
import { describeBlock } from './describe-block.ts'

yieldToRequests()

export default describeBlock
