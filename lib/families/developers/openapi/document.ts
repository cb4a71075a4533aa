import type { JsonSchema } from '#content/site/interface/parts';

export type Reference = { readonly $ref: string };

export type Parameter = {
  readonly name: string;
  readonly in: 'header' | 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
};

export type MediaType = {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
};

export type Content = Readonly<Record<string, MediaType>>;

export type Header = { readonly description: string; readonly schema: JsonSchema };

export type Response = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Content;
};

export type Server = { readonly url: string; readonly description: string };

export type OperationObject = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
};

export type PathItem = {
  readonly servers?: readonly Server[];
  readonly get?: OperationObject;
  readonly post?: OperationObject;
  readonly patch?: OperationObject;
  readonly delete?: OperationObject;
};

/** What this site writes of OpenAPI 3.1. @see https://spec.openapis.org/oas/v3.1.0 */
export type OpenApiDocument = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly Server[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: { readonly event: { readonly post: OperationObject } };
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
};
