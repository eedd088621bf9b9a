import { defineConfig, services } from '@adonisjs/drive'
import type { S3 } from '#app/environment/environment'
import { environment } from '#app/environment/prepare'

const { s3, filesDir } = environment()

const bucket = (given: S3) =>
  services.s3({
    ...given,
    visibility: 'private',
    supportsACL: false,
    // Stores other than Amazon's know neither buckets as host names nor its newer checksums.
    forcePathStyle: given.endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
  })

/** Our own disk, or an S3-compatible store when S3_BUCKET names one. Neither is open to anybody but this server. */
const driveConfig = defineConfig({
  default: 'files',
  services: { files: s3 ? bucket(s3) : services.fs({ location: filesDir, serveFiles: false, visibility: 'private' }) },
})

export default driveConfig
