{{- define "cieniomat.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name }}{{ else }}{{ .Release.Name }}-{{ .Chart.Name }}{{ end }}
{{- end }}

{{- define "cieniomat.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "cieniomat.labels" -}}
{{ include "cieniomat.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "cieniomat.image" -}}
image: {{ printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
{{- end }}

{{- define "cieniomat.podSecurity" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "cieniomat.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{- /* The variables whose values are keys of Secrets; those without the name of a Secret are left out. */}}
{{- define "cieniomat.secrets" -}}
{{- $smtp := .Values.smtp.passwordSecret }}
{{- $database := .Values.database }}
{{- $own := dict "DATABASE_URL" $database.urlSecret "DATABASE_READ_URL" $database.readUrlSecret "SESSION_SECRET" .Values.sessionSecret "SECRETS_KEY" .Values.secretsKey "SMTP_PASSWORD" $smtp }}
{{- range $name, $secret := merge $own .Values.secretConfig }}
{{- if $secret.name }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret.name | quote }}
      key: {{ $secret.key | quote }}
{{- end }}
{{- end }}
{{- end }}
