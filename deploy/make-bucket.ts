// Makes the bucket that the S3 settings name, unless it is there.
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

const {
  S3_ENDPOINT = '',
  S3_BUCKET: Bucket = '',
  S3_REGION: region = 'us-east-1',
  S3_ACCESS_KEY_ID: accessKeyId = '',
  S3_SECRET_ACCESS_KEY: secretAccessKey = '',
} = process.env
const credentials = { accessKeyId, secretAccessKey }
const client = new S3Client({ endpoint: S3_ENDPOINT, region, credentials, forcePathStyle: true })
try {
  await client.send(new HeadBucketCommand({ Bucket }))
} catch (error) {
  if ((error as Error).name !== 'NotFound') throw error
  await client.send(new CreateBucketCommand({ Bucket }))
}
