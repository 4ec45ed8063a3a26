{{- define "laurel.labels" -}}
app.kubernetes.io/name: laurel
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{/* Takes (dict "root" $ "component" "api"). */}}
{{- define "laurel.selector" -}}
app.kubernetes.io/name: laurel
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "laurel.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "laurel.database" -}}
{{ .Release.Name }}-db
{{- end }}

{{- define "laurel.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "laurel.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "laurel.volumeMounts" -}}
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
- { name: secrets, mountPath: /run/secrets/laurel, readOnly: true }
- { name: database, mountPath: /run/secrets/database, readOnly: true }
{{- end }}

{{/* Files are in the store; these are for uploads and archives under way. */}}
{{- define "laurel.volumes" -}}
- { name: data, emptyDir: {} }
- { name: tmp, emptyDir: {} }
- name: secrets
  secret: { secretName: {{ .Values.secretName }}, defaultMode: 0440 }
- name: database
  secret:
    {{- if .Values.database.create }}
    secretName: {{ include "laurel.database" . }}-app
    items: [{ key: uri, path: url }]
    {{- else }}
    secretName: {{ required "database.urlSecret.name names the Secret with the address of the database" .Values.database.urlSecret.name }}
    items: [{ key: {{ .Values.database.urlSecret.key }}, path: url }]
    {{- end }}
    defaultMode: 0440
{{- end }}

{{/* Takes (dict "root" $ "role" "api" "processes" 1). */}}
{{- define "laurel.env" -}}
{{- $values := .root.Values -}}
- { name: LAUREL_ROLE, value: {{ .role }} }
- { name: LAUREL_PROCESSES, value: {{ .processes | quote }} }
- { name: SITE_URL, value: {{ $values.siteUrl | quote }} }
- { name: TRUST_PROXY, value: {{ $values.trustProxy | quote }} }
- { name: DRAIN_SECONDS, value: {{ $values.drainSeconds | quote }} }
- { name: LOG_LEVEL, value: {{ $values.logLevel }} }
- { name: S3_ENDPOINT, value: {{ $values.s3.endpoint | quote }} }
- { name: S3_BUCKET, value: {{ $values.s3.bucket | quote }} }
- { name: S3_REGION, value: {{ $values.s3.region | quote }} }
- { name: DATABASE_URL_FILE, value: /run/secrets/database/url }
{{- if and $values.database.create $values.database.useReplicas }}
{{- $database := include "laurel.database" .root }}
- name: REPLICA_PASSWORD
  valueFrom:
    secretKeyRef: { name: {{ $database }}-app, key: password }
- { name: DATABASE_REPLICA_URL, value: 'postgres://laurel:$(REPLICA_PASSWORD)@{{ $database }}-ro:5432/laurel' }
{{- end }}
{{- range $name := $values.secrets }}
- { name: {{ $name }}_FILE, value: /run/secrets/laurel/{{ $name }} }
{{- end }}
{{- range $name, $value := $values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
