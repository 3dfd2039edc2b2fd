{{- define "idp-dashboard.fullname" -}}
{{- $name := .Release.Name -}}
{{- if not (contains .Chart.Name $name) }}{{ $name = printf "%s-%s" $name .Chart.Name }}{{ end -}}
{{- $name | trunc 50 | trimSuffix "-" -}}
{{- end }}

{{/* Takes a dict of "root" and "component". */}}
{{- define "idp-dashboard.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "idp-dashboard.labels" -}}
{{ include "idp-dashboard.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- end }}

{{- define "idp-dashboard.secretsFolder" -}}
/run/secrets/idp-dashboard
{{- end }}

{{/* Secrets that a pod reads, by setting. Takes a dict of "root" and "component". */}}
{{- define "idp-dashboard.secrets" -}}
{{- $secrets := deepCopy .root.Values.secrets -}}
{{- if and (eq .component "migration") .root.Values.migration.secret -}}
{{- $_ := set $secrets "MIGRATE_DATABASE_URL" .root.Values.migration.secret -}}
{{- end -}}
{{- toYaml $secrets -}}
{{- end }}

{{/* What servers and the migration have in common: a pod, but for its container. */}}
{{- define "idp-dashboard.pod" -}}
{{- $values := .root.Values -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with $values.serviceAccountName }}
serviceAccountName: {{ . }}
{{- end }}
{{- with $values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  seccompProfile:
    type: RuntimeDefault
  {{- with $values.podSecurityContext }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- range $key := list "nodeSelector" "tolerations" "affinity" }}
{{- with get $values $key }}
{{ $key }}: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
volumes:
  - name: secrets
    projected:
      defaultMode: 0440
      sources:
        {{- range $setting, $place := include "idp-dashboard.secrets" . | fromYaml }}
        - secret:
            name: {{ $place.name }}
            items:
              - key: {{ $place.key }}
                path: {{ $setting }}
        {{- end }}
  {{- with $values.volumes }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}

{{- define "idp-dashboard.container" -}}
{{- $values := .root.Values -}}
image: {{ printf "%s:%s" $values.image.repository ($values.image.tag | default .root.Chart.AppVersion) | quote }}
imagePullPolicy: {{ $values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
resources: {{- toYaml $values.resources | nindent 2 }}
volumeMounts:
  - name: secrets
    mountPath: {{ include "idp-dashboard.secretsFolder" . }}
    readOnly: true
  {{- with $values.volumeMounts }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
env:
  - name: PUBLIC_URL
    value: {{ $values.publicUrl | quote }}
  {{- range $name, $value := $values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
  {{- range $setting, $_ := include "idp-dashboard.secrets" . | fromYaml }}
  - name: {{ $setting }}_FILE
    value: {{ include "idp-dashboard.secretsFolder" $ }}/{{ $setting }}
  {{- end }}
{{- end }}
