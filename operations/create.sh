#!/bin/sh
# Creates or updates the metrics, the uptime check, the alert policies and the dashboard of a project.
# Usage: operations/create.sh PROJECT EMAIL [HOST]
set -eu
cd "$(dirname "$0")"
export CLOUDSDK_CORE_PROJECT="$1"
email="$2"
host="${3:-$1.web.app}"

gcloud services enable logging.googleapis.com monitoring.googleapis.com

for file in log-metrics/*.json; do
  name="$(basename "$file" .json)"
  verb=create
  if gcloud logging metrics describe "$name" >/dev/null 2>&1; then verb=update; fi
  gcloud logging metrics "$verb" "$name" --config-from-file="$file" --quiet
done

channel="$(gcloud beta monitoring channels list --limit=1 --format='value(name)' \
  --filter="type=\"email\" AND labels.email_address=\"$email\"")"
if [ -z "$channel" ]; then
  channel="$(gcloud beta monitoring channels create --display-name="Tech House" --type=email \
    --channel-labels="email_address=$email" --format='value(name)')"
fi

# One that asks another host is of before the shop had a domain of its own.
known="$(gcloud monitoring uptime list-configs --filter='displayName="Tech House"' \
  --format='value(name,monitoredResource.labels.host)')"
case "$known" in
*[[:space:]]"$host") ;;
*)
  if [ -n "$known" ]; then gcloud monitoring uptime delete "${known%%[[:space:]]*}" --quiet; fi
  gcloud monitoring uptime create "Tech House" --resource-type=uptime-url \
    --resource-labels="host=$host,project_id=$CLOUDSDK_CORE_PROJECT" --protocol=https \
    --path=/api/health --period=5 --timeout=10 --validate-ssl=true
  ;;
esac

for file in alert-policies/*.json; do
  known="$(gcloud monitoring policies list --limit=1 --format='value(name)' \
    --filter="userLabels.file=\"$(basename "$file" .json)\"")"
  if [ -n "$known" ]; then
    gcloud monitoring policies update "$known" --policy-from-file="$file" \
      --set-notification-channels="$channel"
  else
    gcloud monitoring policies create --policy-from-file="$file" --notification-channels="$channel"
  fi
done

# It may have been edited in the console.
known="$(gcloud monitoring dashboards list --filter='displayName="Tech House"' --format='value(name)')"
if [ -z "$known" ]; then
  gcloud monitoring dashboards create --config-from-file=dashboard.json
else
  echo "The dashboard stays as it is. To replace it: gcloud monitoring dashboards delete $known, and repeat."
fi
