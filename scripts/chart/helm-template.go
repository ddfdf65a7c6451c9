// Renders a chart as `helm template` does, where there is no Helm: Go's templates with the functions of sprig and those
// that Helm adds. Without tests, libraries, .Capabilities and .Files, which the chart does not use.
// GO111MODULE=off GOPATH=/usr/share/gocode go run helm-template.go CHART VALUES RELEASE
// (Debian: golang-go golang-github-masterminds-sprig-dev golang-k8s-sigs-yaml-dev)
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"sigs.k8s.io/yaml"
)

type object = map[string]interface{}

func main() {
	log.SetFlags(0)
	chart, release := os.Args[1], os.Args[3]
	about := read(filepath.Join(chart, "Chart.yaml"))
	data := object{
		"Values": merged(read(filepath.Join(chart, "values.yaml")), read(os.Args[2])),
		"Chart":  object{"Name": about["name"], "Version": about["version"], "AppVersion": about["appVersion"]},
		"Release": object{
			"Name": release, "Namespace": "default", "Service": "Helm",
			"IsInstall": true, "IsUpgrade": false, "Revision": 1,
		},
	}
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	check(err)
	sort.Strings(files)
	all := template.New("chart").Option("missingkey=zero")
	all.Funcs(sprig.TxtFuncMap()).Funcs(helmFunctions(all))
	for _, file := range files {
		text, err := os.ReadFile(file)
		check(err)
		template.Must(all.New(filepath.Base(file)).Parse(string(text)))
	}
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasPrefix(name, "_") || filepath.Ext(name) != ".yaml" {
			continue
		}
		var out strings.Builder
		check(all.ExecuteTemplate(&out, name, data))
		text := strings.TrimSpace(strings.ReplaceAll(out.String(), "<no value>", ""))
		if text != "" {
			fmt.Printf("---\n# Source: %v/templates/%s\n%s\n", about["name"], name, text)
		}
	}
}

func helmFunctions(all *template.Template) template.FuncMap {
	return template.FuncMap{
		"include": func(name string, data interface{}) (string, error) {
			var out strings.Builder
			err := all.ExecuteTemplate(&out, name, data)
			return out.String(), err
		},
		"toYaml": func(value interface{}) string {
			text, err := yaml.Marshal(value)
			check(err)
			return strings.TrimSuffix(string(text), "\n")
		},
		"toJson": func(value interface{}) string {
			text, err := json.Marshal(value)
			check(err)
			return string(text)
		},
		"required": func(message string, value interface{}) (interface{}, error) {
			if value == nil || value == "" {
				return nil, fmt.Errorf("%s", message)
			}
			return value, nil
		},
	}
}

func read(file string) object {
	text, err := os.ReadFile(file)
	check(err)
	values := object{}
	check(yaml.Unmarshal(text, &values))
	return values
}

// The defaults with what the values change, map by map.
func merged(defaults, values object) object {
	for name, value := range values {
		inner, isMap := value.(object)
		if outer, wasMap := defaults[name].(object); isMap && wasMap {
			defaults[name] = merged(outer, inner)
		} else {
			defaults[name] = value
		}
	}
	return defaults
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
