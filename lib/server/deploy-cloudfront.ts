import { stringify } from 'yaml';
import { cloudFrontFunction } from './deploy-cloudfront-function';
import { embeddingHeader, generatedNote, sortRules, type DeployRules, type Site } from './deploy-rules';
import type { HostingPolicy } from './hosting-rules';

/** AWS managed policy `CachingOptimized`: respects `Cache-Control`, supports gzip and Brotli. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };
type Block = Readonly<Record<string, Value>>;

const ref = (name: string): Block => ({ Ref: name });
const attribute = (name: string, of: string): Block => ({ 'Fn::GetAtt': [name, of] });
/** Logical ids are alphanumeric. */
const nameHeaders = (value: string): string => `Headers${value.replace(/\W/g, '')}`;
const stackName = (name: string): Block => ({ 'Fn::Sub': `\${AWS::StackName}-${name}` });

/** Headers that CloudFront only accepts as dedicated properties. */
const dedicatedHeaders: Readonly<Record<string, (value: string) => Block>> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value, Override: true },
  }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { ReferrerPolicy: value, Override: true } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0),
      IncludeSubdomains: /includeSubDomains/i.test(value),
      Preload: /preload/i.test(value),
      Override: true,
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
};

function describeHeaders(everywhere: DeployRules['everywhere'], name: string): Block {
  const others = everywhere.filter(([name]) => !(name in dedicatedHeaders));
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: stackName(name),
        SecurityHeadersConfig: Object.assign(
          {},
          ...everywhere.map(([name, value]) => dedicatedHeaders[name]?.(value) ?? {}),
        ) as Block,
        CustomHeadersConfig: { Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })) },
      },
    },
  };
}

const bucket: Block = {
  Type: 'AWS::S3::Bucket',
  DeletionPolicy: 'Retain',
  UpdateReplacePolicy: 'Retain',
  Properties: {
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
  },
};

/** Without ListBucket permission, S3 responds 403 for missing files. */
const bucketPolicy: Block = {
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: ref('Bucket'),
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Action: ['s3:GetObject', 's3:ListBucket'],
          Resource: [attribute('Bucket', 'Arn'), { 'Fn::Sub': '${Bucket.Arn}/*' }],
          Condition: {
            StringEquals: {
              'AWS:SourceArn': {
                'Fn::Sub': 'arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
              },
            },
          },
        },
      ],
    },
  },
};

const access: Block = {
  Type: 'AWS::CloudFront::OriginAccessControl',
  Properties: {
    OriginAccessControlConfig: {
      Name: stackName('access'),
      OriginAccessControlOriginType: 's3',
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    },
  },
};

const addresses: Block = {
  Type: 'AWS::CloudFront::Function',
  Properties: {
    Name: stackName('addresses'),
    AutoPublish: true,
    FunctionConfig: { Comment: 'Slash form, and the page of a folder', Runtime: 'cloudfront-js-2.0' },
    FunctionCode: cloudFrontFunction,
  },
};

/** Response headers for embeddable parts: CloudFront has one set per cache behaviour. */
function describeEmbedding({ everywhere, embedding }: DeployRules): Block {
  const describe = (value: string): Block => {
    const headers = new Map([...everywhere, [embeddingHeader, value]]);
    return describeHeaders([...headers], `headers-${value}`);
  };
  return Object.fromEntries(embedding.map(({ value }) => [nameHeaders(value), describe(value)]));
}

/** A cache behaviour, for all paths or a part of them. */
const describeBehaviour = (headers: string): Block => ({
  TargetOriginId: 'files',
  AllowedMethods: ['GET', 'HEAD'],
  Compress: true,
  ViewerProtocolPolicy: 'redirect-to-https',
  CachePolicyId: cachingOptimized,
  ResponseHeadersPolicyId: ref(headers),
  FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: attribute('Addresses', 'FunctionARN') }],
});

function describeDistribution({ embedding, fallbacks }: DeployRules): Block {
  const missing = fallbacks.find(({ pattern }) => pattern === '/*')?.file ?? '/404.html';
  return {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        Aliases: [ref('Host')],
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        Origins: [
          {
            Id: 'files',
            DomainName: attribute('Bucket', 'RegionalDomainName'),
            OriginAccessControlId: attribute('Access', 'Id'),
            S3OriginConfig: { OriginAccessIdentity: '' },
          },
        ],
        DefaultCacheBehavior: describeBehaviour('Headers'),
        CacheBehaviors: embedding.map(({ pattern, value }) => ({
          PathPattern: pattern,
          ...describeBehaviour(nameHeaders(value)),
        })),
        CustomErrorResponses: [
          { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: missing, ErrorCachingMinTTL: 10 },
        ],
        ViewerCertificate: {
          AcmCertificateArn: ref('CertificateArn'),
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
      },
    },
  };
}

/** Generates a CloudFormation template: a private bucket with CloudFront in front. */
export function formatCloudFront(policy: HostingPolicy, { origin }: Site): string {
  const rules = sortRules(policy);
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'The site from S3 by way of CloudFront',
    Parameters: {
      Host: { Type: 'String', Default: new URL(origin).hostname },
      CertificateArn: { Type: 'String', Description: 'Of a certificate for the host, in us-east-1' },
    },
    Resources: {
      Bucket: bucket,
      BucketPolicy: bucketPolicy,
      Access: access,
      Addresses: addresses,
      Headers: describeHeaders(rules.everywhere, 'headers'),
      ...describeEmbedding(rules),
      Distribution: describeDistribution(rules),
    },
    Outputs: {
      Bucket: { Value: ref('Bucket') },
      Distribution: { Value: ref('Distribution') },
      DomainName: { Value: attribute('Distribution', 'DomainName') },
    },
  };
  return `${generatedNote}\n# aws cloudformation deploy --stack-name stellwerk --template-file deploy/cloudfront.yaml --parameter-overrides CertificateArn=…\n${stringify(template, { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false })}`;
}
